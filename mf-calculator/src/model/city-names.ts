/** Chinese names without the suffix for the kind of place, each followed by the name in Latin letters. */
const pairs = `
石家庄Shijiazhuang 唐山Tangshan 秦皇岛Qinhuangdao 邯郸Handan 邢台Xingtai 保定Baoding 张家口Zhangjiakou 承德Chengde 沧州Cangzhou
廊坊Langfang 衡水Hengshui 太原Taiyuan 大同Datong 阳泉Yangquan 长治Changzhi 晋城Jincheng 朔州Shuozhou 晋中Jinzhong 运城Yuncheng 忻州Xinzhou
临汾Linfen 吕梁Lüliang 呼和浩特Hohhot 包头Baotou 乌海Wuhai 赤峰Chifeng 通辽Tongliao 鄂尔多斯Ordos 呼伦贝尔Hulunbuir 巴彦淖尔Bayannur
乌兰察布Ulanqab 兴安Hinggan 锡林郭勒Xilingol 阿拉善Alxa 沈阳Shenyang 大连Dalian 鞍山Anshan 抚顺Fushun 本溪Benxi 丹东Dandong 锦州Jinzhou
营口Yingkou 阜新Fuxin 辽阳Liaoyang 盘锦Panjin 铁岭Tieling 朝阳Chaoyang 葫芦岛Huludao 长春Changchun 吉林Jilin 四平Siping 辽源Liaoyuan
通化Tonghua 白山Baishan 松原Songyuan 白城Baicheng 延边Yanbian 哈尔滨Harbin 齐齐哈尔Qiqihar 鸡西Jixi 鹤岗Hegang 双鸭山Shuangyashan 大庆Daqing
伊春Yichun 佳木斯Jiamusi 七台河Qitaihe 牡丹江Mudanjiang 黑河Heihe 绥化Suihua 大兴安岭Daxing'anling 南京Nanjing 无锡Wuxi 徐州Xuzhou
常州Changzhou 苏州Suzhou 南通Nantong 连云港Lianyungang 淮安Huai'an 盐城Yancheng 扬州Yangzhou 镇江Zhenjiang 泰州Taizhou 宿迁Suqian 杭州Hangzhou
宁波Ningbo 温州Wenzhou 嘉兴Jiaxing 湖州Huzhou 绍兴Shaoxing 金华Jinhua 衢州Quzhou 舟山Zhoushan 台州Taizhou 丽水Lishui 合肥Hefei 芜湖Wuhu
蚌埠Bengbu 淮南Huainan 马鞍山Ma'anshan 淮北Huaibei 铜陵Tongling 安庆Anqing 黄山Huangshan 滁州Chuzhou 阜阳Fuyang 宿州Suzhou 六安Lu'an
亳州Bozhou 池州Chizhou 宣城Xuancheng 福州Fuzhou 厦门Xiamen 莆田Putian 三明Sanming 泉州Quanzhou 漳州Zhangzhou 南平Nanping 龙岩Longyan 宁德Ningde
南昌Nanchang 景德镇Jingdezhen 萍乡Pingxiang 九江Jiujiang 新余Xinyu 鹰潭Yingtan 赣州Ganzhou 吉安Ji'an 宜春Yichun 抚州Fuzhou 上饶Shangrao
济南Jinan 青岛Qingdao 淄博Zibo 枣庄Zaozhuang 东营Dongying 烟台Yantai 潍坊Weifang 济宁Jining 泰安Tai'an 威海Weihai 日照Rizhao 临沂Linyi
德州Dezhou 聊城Liaocheng 滨州Binzhou 菏泽Heze 郑州Zhengzhou 开封Kaifeng 洛阳Luoyang 平顶山Pingdingshan 安阳Anyang 鹤壁Hebi 新乡Xinxiang
焦作Jiaozuo 濮阳Puyang 许昌Xuchang 漯河Luohe 三门峡Sanmenxia 南阳Nanyang 商丘Shangqiu 信阳Xinyang 周口Zhoukou 驻马店Zhumadian 武汉Wuhan
黄石Huangshi 十堰Shiyan 宜昌Yichang 襄阳Xiangyang 鄂州Ezhou 荆门Jingmen 孝感Xiaogan 荆州Jingzhou 黄冈Huanggang 咸宁Xianning 随州Suizhou
恩施Enshi 长沙Changsha 株洲Zhuzhou 湘潭Xiangtan 衡阳Hengyang 邵阳Shaoyang 岳阳Yueyang 常德Changde 张家界Zhangjiajie 益阳Yiyang 郴州Chenzhou
永州Yongzhou 怀化Huaihua 娄底Loudi 湘西Xiangxi 广州Guangzhou 韶关Shaoguan 深圳Shenzhen 珠海Zhuhai 汕头Shantou 佛山Foshan 江门Jiangmen
湛江Zhanjiang 茂名Maoming 肇庆Zhaoqing 惠州Huizhou 梅州Meizhou 汕尾Shanwei 河源Heyuan 阳江Yangjiang 清远Qingyuan 东莞Dongguan 中山Zhongshan
潮州Chaozhou 揭阳Jieyang 云浮Yunfu 南宁Nanning 柳州Liuzhou 桂林Guilin 梧州Wuzhou 北海Beihai 防城港Fangchenggang 钦州Qinzhou 贵港Guigang
玉林Yulin 百色Baise 贺州Hezhou 河池Hechi 来宾Laibin 崇左Chongzuo 海口Haikou 三亚Sanya 三沙Sansha 儋州Danzhou 成都Chengdu 自贡Zigong
攀枝花Panzhihua 泸州Luzhou 德阳Deyang 绵阳Mianyang 广元Guangyuan 遂宁Suining 内江Neijiang 乐山Leshan 南充Nanchong 眉山Meishan 宜宾Yibin
广安Guang'an 达州Dazhou 雅安Ya'an 巴中Bazhong 资阳Ziyang 阿坝Ngawa 甘孜Garzê 凉山Liangshan 贵阳Guiyang 六盘水Liupanshui 遵义Zunyi 安顺Anshun
毕节Bijie 铜仁Tongren 黔西南Qianxinan 黔东南Qiandongnan 黔南Qiannan 昆明Kunming 曲靖Qujing 玉溪Yuxi 保山Baoshan 昭通Zhaotong 丽江Lijiang
普洱Pu'er 临沧Lincang 楚雄Chuxiong 红河Honghe 文山Wenshan 西双版纳Xishuangbanna 大理Dali 德宏Dehong 怒江Nujiang 迪庆Dêqên 拉萨Lhasa
日喀则Shigatse 昌都Qamdo 林芝Nyingchi 山南Shannan 那曲Nagqu 阿里Ngari 西安Xi'an 铜川Tongchuan 宝鸡Baoji 咸阳Xianyang 渭南Weinan 延安Yan'an
汉中Hanzhong 榆林Yulin 安康Ankang 商洛Shangluo 兰州Lanzhou 嘉峪关Jiayuguan 金昌Jinchang 白银Baiyin 天水Tianshui 武威Wuwei 张掖Zhangye
平凉Pingliang 酒泉Jiuquan 庆阳Qingyang 定西Dingxi 陇南Longnan 临夏Linxia 甘南Gannan 西宁Xining 海东Haidong 海北Haibei 黄南Huangnan
海南Hainan 果洛Golog 玉树Yushu 海西Haixi 银川Yinchuan 石嘴山Shizuishan 吴忠Wuzhong 固原Guyuan 中卫Zhongwei 乌鲁木齐Ürümqi 克拉玛依Karamay
吐鲁番Turpan 哈密Hami 昌吉Changji 博尔塔拉Bortala 巴音郭楞Bayingolin 阿克苏Aksu 克孜勒苏Kizilsu 喀什Kashgar 和田Hotan 伊犁Ili 塔城Tacheng
阿勒泰Altay 石河子Shihezi 阿拉尔Aral 图木舒克Tumxuk 五家渠Wujiaqu 北屯Beitun 铁门关Tiemenguan 双河Shuanghe 可克达拉Kokdala 昆玉Kunyu
胡杨河Huyanghe 新星Xinxing 白杨Baiyang 济源Jiyuan 仙桃Xiantao 潜江Qianjiang 天门Tianmen 神农架Shennongjia 五指山Wuzhishan 琼海Qionghai
文昌Wenchang 万宁Wanning 东方Dongfang 定安Ding'an 屯昌Tunchang 澄迈Chengmai 临高Lingao 白沙Baisha 昌江Changjiang 乐东Ledong 陵水Lingshui
保亭Baoting 琼中Qiongzhong 东城Dongcheng 西城Xicheng 丰台Fengtai 石景山Shijingshan 海淀Haidian 门头沟Mentougou 房山Fangshan 通州Tongzhou
顺义Shunyi 昌平Changping 大兴Daxing 怀柔Huairou 平谷Pinggu 密云Miyun 延庆Yanqing 和平Heping 河东Hedong 河西Hexi 南开Nankai 河北Hebei
红桥Hongqiao 东丽Dongli 西青Xiqing 津南Jinnan 北辰Beichen 武清Wuqing 宝坻Baodi 滨海Binhai 宁河Ninghe 静海Jinghai 蓟州Jizhou 黄浦Huangpu
徐汇Xuhui 长宁Changning 静安Jing'an 普陀Putuo 虹口Hongkou 杨浦Yangpu 闵行Minhang 宝山Baoshan 嘉定Jiading 浦东Pudong 金山Jinshan
松江Songjiang 青浦Qingpu 奉贤Fengxian 崇明Chongming 万州Wanzhou 涪陵Fuling 渝中Yuzhong 大渡口Dadukou 江北Jiangbei 沙坪坝Shapingba
九龙坡Jiulongpo 南岸Nan'an 北碚Beibei 綦江Qijiang 大足Dazu 渝北Yubei 巴南Banan 黔江Qianjiang 长寿Changshou 江津Jiangjin 合川Hechuan
永川Yongchuan 南川Nanchuan 璧山Bishan 铜梁Tongliang 潼南Tongnan 荣昌Rongchang 开州Kaizhou 梁平Liangping 武隆Wulong 城口Chengkou 丰都Fengdu
垫江Dianjiang 忠县Zhongxian 云阳Yunyang 奉节Fengjie 巫山Wushan 巫溪Wuxi 石柱Shizhu 秀山Xiushan 酉阳Youyang 彭水Pengshui`;

const names = pairs
  .trim()
  .split(/\s+/)
  .map((pair) => {
    const latinAt = pair.search(/\P{Script=Han}/u);
    return [pair.slice(0, latinAt), pair.slice(latinAt)] as const;
  });

/** Returns the name of a town or district in Latin letters. */
export function cityName(city: string): string | undefined {
  return names.find(([chinese]) => city.startsWith(chinese))?.[1];
}
